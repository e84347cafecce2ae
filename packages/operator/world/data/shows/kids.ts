import { show } from '../show.ts'

export const kids = [
  show(
    30,
    ['Captain Button', 'A very small captain, a very large ocean and a crew of socks.'],
    ['Capitán Botón', 'Un capitán muy pequeño, un océano muy grande y una tripulación de medias.'],
    ['Capitão Botão', 'Um capitão muito pequeno, um oceano muito grande e uma tripulação de meias.'],
    'morning',
  ),
  show(
    15,
    ['Counting Owls', 'The owls of the old oak count everything, and never get the same number.'],
    ['Los búhos cuentan', 'Los búhos del viejo roble cuentan todo y nunca les da igual.'],
    ['As corujas contam', 'As corujas do velho carvalho contam tudo e nunca dá o mesmo número.'],
  ),
  show(
    30,
    ['The Kite School', 'Where lessons are in the sky and homework blows away.'],
    ['Escuela de cometas', 'Donde las clases son en el cielo y los deberes se vuelan.'],
    ['Escola de pipas', 'Onde as aulas são no céu e a lição de casa voa longe.'],
    'afternoon',
  ),
  show(
    45,
    ['Lab on the Roof', 'Two cousins, one grandmother and experiments you can do at home.'],
    ['Laboratorio en la azotea', 'Dos primos, una abuela y experimentos para hacer en casa.'],
    ['Laboratório no telhado', 'Dois primos, uma avó e experiências para fazer em casa.'],
    'afternoon',
  ),
  show(
    30,
    ['Who Ate the Moon?', 'Every night a slice is missing. Inspector Mole has a theory.'],
    ['¿Quién se comió la luna?', 'Cada noche falta una tajada. El inspector Topo tiene una teoría.'],
    ['Quem comeu a lua?', 'Toda noite falta uma fatia. O inspetor Toupeira tem uma teoria.'],
    'evening',
  ),
  show(
    30,
    ['Drums and Spoons', 'Songs to bang along to with whatever is in the kitchen.'],
    ['Tambores y cucharas', 'Canciones para tocar con lo que haya en la cocina.'],
    ['Tambores e colheres', 'Canções para tocar com o que houver na cozinha.'],
    'noon',
  ),
  show(
    60,
    ['Island of the Lost Umbrellas', 'All umbrellas that were ever forgotten live here, and they hold a grudge.'],
    ['La isla de los paraguas perdidos', 'Aquí viven todos los paraguas olvidados, y guardan rencor.'],
    ['A ilha dos guarda-chuvas perdidos', 'Aqui vivem todos os guarda-chuvas esquecidos, e guardam mágoa.'],
  ),
  show(
    120,
    ['Sleepy Lanterns', 'Slow pictures and soft music until everybody is asleep.'],
    ['Faroles dormilones', 'Imágenes lentas y música suave hasta que todos duerman.'],
    ['Lanternas sonolentas', 'Imagens lentas e música suave até todo mundo dormir.'],
    'night',
  ),
]
