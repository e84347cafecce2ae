import { show } from '../show.ts'

/** `{episode}` is the number of the day's episode. */
export const series = [
  show(
    'harbour',
    60,
    ['The Ferry Line', 'Episode {episode}. Somebody on board is travelling under a name that is not hers.'],
    ['La línea del ferry', 'Episodio {episode}. Alguien a bordo viaja con un nombre que no es el suyo.'],
    ['A linha da balsa', 'Episódio {episode}. Alguém a bordo viaja com um nome que não é o seu.'],
    'evening',
  ),
  show(
    'ward',
    45,
    ['Ward Seven', 'Episode {episode}. A quiet night shift, until the lift stops between two floors.'],
    ['Sala siete', 'Episodio {episode}. Una guardia tranquila, hasta que el ascensor se detiene.'],
    ['Ala sete', 'Episódio {episode}. Um plantão calmo, até o elevador parar entre dois andares.'],
    'evening',
  ),
  show(
    'telenovela',
    60,
    ['Hearts of Clay', 'Episode {episode}. Elena finds the letter; Tomás finds an excuse.'],
    ['Corazones de barro', 'Episodio {episode}. Elena encuentra la carta; Tomás, una excusa.'],
    ['Corações de barro', 'Episódio {episode}. Elena encontra a carta; Tomás, uma desculpa.'],
    'afternoon',
  ),
  show(
    'saxophone',
    30,
    ['Third Floor Left', 'Episode {episode}. The new tenant plays the trumpet. Badly, and at six.'],
    ['Tercero izquierda', 'Episodio {episode}. El nuevo inquilino toca la trompeta. Mal, y a las seis.'],
    ['Terceiro à esquerda', 'Episódio {episode}. O novo inquilino toca trompete. Mal, e às seis.'],
  ),
  show(
    'condor',
    60,
    ['Salt Road', 'Episode {episode}. The convoy loses its guide and gains a passenger.'],
    ['Camino de sal', 'Episodio {episode}. La caravana pierde al guía y gana un pasajero.'],
    ['Estrada de sal', 'Episódio {episode}. A caravana perde o guia e ganha um passageiro.'],
    'morning',
  ),
  show(
    'inspector',
    45,
    ['Inspector Quiroga', 'Episode {episode}. A violin case, no violin, and rain for three days.'],
    ['Inspector Quiroga', 'Episodio {episode}. Un estuche sin violín y tres días de lluvia.'],
    ['Inspetor Quiroga', 'Episódio {episode}. Um estojo sem violino e três dias de chuva.'],
    'noon',
  ),
  show(
    'dawn',
    45,
    ['The Understudy', 'Episode {episode}. The lead has lost her voice and the curtain rises in an hour.'],
    ['La suplente', 'Episodio {episode}. La protagonista perdió la voz y el telón sube en una hora.'],
    ['A substituta', 'Episódio {episode}. A protagonista perdeu a voz e a cortina sobe em uma hora.'],
    'morning',
  ),
  show(
    'ward',
    90,
    ['Marathon: Ward Seven', 'Two episodes in a row for those who could not wait.'],
    ['Maratón: Sala siete', 'Dos episodios seguidos para quienes no pudieron esperar.'],
    ['Maratona: Ala sete', 'Dois episódios seguidos para quem não pôde esperar.'],
    'night',
  ),
]
