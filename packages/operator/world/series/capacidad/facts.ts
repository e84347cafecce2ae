import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const capacidad: Series = {
  kind: 'SERIES',
  slug: 'capacidad',
  original: 'Capacidad: seis personas',
  title: texts('Capacity: Six Persons', 'Capacidad: seis personas', 'Capacidade: seis pessoas'),
  plot: texts(
    'A woman afraid of heights inherits a lift company whose one client is the tower of the man who sacked her.',
    'Una mujer con vértigo hereda una empresa de ascensores cuyo único cliente es la torre de quien la despidió.',
    'Uma mulher com vertigem herda uma firma de elevadores cujo único cliente é a torre de quem a demitiu.',
  ),
  visual: 'A cat outweighs a full lift',
  shot: 'machine',
  ground: '#8f7be0',
  genres: ['comedy'],
  year: 2024,
  minutes: 26,
  ageRating: 7,
  rating: 7.4,
  country: 'AR',
  maker: 'Nuria Belgrande',
  cast: [
    { name: 'Paloma Izaguirre Gas', role: texts('Renata', 'Renata', 'Renata') },
    { name: 'Tito Marfetán', role: texts('The foreman', 'El capataz', 'O encarregado') },
    { name: 'Augusto Lerchundi', role: texts('The landlord', 'El dueño de la torre', 'O dono da torre') },
    { name: 'Nené Bassolino', role: texts('The lady of the ninth', 'La señora del noveno', 'A senhora do nono') },
  ],
  seasons: [
    [
      {
        title: texts('The Seventh', 'La séptima persona', 'A sétima pessoa'),
        plot: texts(
          'Six may ride, and the one too many is the safety inspector.',
          'Pueden viajar seis, y la que sobra es la inspectora de seguridad.',
          'Podem subir seis, e quem sobra é a fiscal de segurança.',
        ),
        still: 'from above: a cabin without its lid',
      },
      {
        title: texts('Thirteen', 'Trece', 'Treze'),
        plot: texts(
          'The button was never wired, and visitors keep getting off there.',
          'Nunca se conectó el botón, y las visitas siguen bajando ahí.',
          'O botão nunca foi ligado, e as visitas continuam descendo ali.',
        ),
        still: 'insert: screwdriver, wires, one lit button',
      },
      {
        title: texts('At Shoe Height', 'A la altura del zapato', 'À altura do sapato'),
        plot: texts(
          'The landlord is stuck between two floors and meets his tenants from the ankles up.',
          'El dueño queda entre dos pisos y conoce a sus inquilinos desde los tobillos.',
          'O dono fica entre dois andares e conhece os inquilinos pelos tornozelos.',
        ),
        still: 'face: a head at carpet level',
      },
      {
        title: texts('The Cat Is on the Roof', 'El gato está en el techo', 'O gato está no teto'),
        plot: texts(
          'On the roof of the cabin, that is, and somebody with vertigo has to fetch it.',
          'En el techo de la cabina, y alguien con vértigo tiene que ir por él.',
          'No teto da cabine, e alguém com vertigem precisa ir buscar.',
        ),
        still: 'depth: up the shaft, two eyes',
      },
      {
        title: texts('Stair Week', 'Semana de escaleras', 'Semana de escada'),
        plot: texts(
          'While it is mended forty families learn who plays the trombone.',
          'Mientras lo arreglan, cuarenta familias averiguan quién toca el trombón.',
          'Enquanto consertam, quarenta famílias descobrem quem toca trombone.',
        ),
        still: 'outside: the tower cut open',
      },
      {
        title: texts('The Missing Floor', 'El piso que falta', 'O andar que falta'),
        plot: texts(
          'With the right key the doors open where the plans promised a view of the sea.',
          'Con la llave correcta se abre donde el plano prometía vista al mar.',
          'Com a chave certa a porta abre onde a planta prometia vista para o mar.',
        ),
        still: 'strange: doors that open on a beach',
      },
    ],
  ],
}
