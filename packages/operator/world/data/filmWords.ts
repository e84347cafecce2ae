import type { SceneKind } from '../../art/index.ts'
import { type Texts, texts } from './texts.ts'

/** What a title speaks of, and scenes that fit its poster. */
export interface Thing {
  readonly name: Texts
  readonly scenes: ReadonlyArray<SceneKind>
}

const thing = (name: Texts, scenes: ReadonlyArray<SceneKind>): Thing => ({ name, scenes })

/** With its article where the language wants one; a title is a thing and a complement, or two things. */
export const THINGS: ReadonlyArray<Thing> = [
  thing(texts('The Lighthouse', 'El faro', 'O farol'), ['lighthouse']),
  thing(texts('The Orchard', 'El huerto', 'O pomar'), ['leaves']),
  thing(texts('The River', 'El río', 'O rio'), ['ridges', 'sea']),
  thing(texts('The House', 'La casa', 'A casa'), ['door', 'kitchen']),
  thing(texts('The Bridge', 'El puente', 'A ponte'), ['city', 'arches']),
  thing(texts('The Letter', 'La carta', 'A carta'), ['still']),
  thing(texts('The Garden', 'El jardín', 'O jardim'), ['leaves', 'lanterns']),
  thing(texts('The Train', 'El tren', 'O trem'), ['train']),
  thing(texts('The Island', 'La isla', 'A ilha'), ['reef', 'sea', 'whale']),
  thing(texts('The Winter', 'El invierno', 'O inverno'), ['pines']),
  thing(texts('The Song', 'La canción', 'A canção'), ['concert', 'vinyl']),
  thing(texts('The Road', 'El camino', 'O caminho'), ['road']),
  thing(texts('The Mirror', 'El espejo', 'O espelho'), ['portrait']),
  thing(texts('The Harbour', 'El puerto', 'O porto'), ['regatta', 'lighthouse']),
  thing(texts('The Heart', 'El corazón', 'O coração'), ['fair', 'portrait']),
  thing(texts('The Forest', 'El bosque', 'A floresta'), ['pines', 'owls']),
  thing(texts('The Clock', 'El reloj', 'O relógio'), ['arches', 'still']),
  thing(texts('The Summer', 'El verano', 'O verão'), ['balloons', 'kites']),
  thing(texts('The Window', 'La ventana', 'A janela'), ['rain', 'kitchen']),
  thing(texts('The Promise', 'La promesa', 'A promessa'), ['lanterns', 'dunes']),
  thing(texts('The Storm', 'La tormenta', 'A tempestade'), ['rain', 'turbines', 'sea']),
  thing(texts('The Map', 'El mapa', 'O mapa'), ['globe', 'road']),
]

export const COMPLEMENTS: ReadonlyArray<Texts> = [
  texts('of Salt', 'de sal', 'de sal'),
  texts('of the North', 'del norte', 'do norte'),
  texts('of Glass', 'de cristal', 'de vidro'),
  texts('Without a Name', 'sin nombre', 'sem nome'),
  texts('of Two Moons', 'de las dos lunas', 'das duas luas'),
  texts('at the End', 'del final', 'do fim'),
  texts('in the Rain', 'bajo la lluvia', 'na chuva'),
  texts('of the Swallows', 'de las golondrinas', 'das andorinhas'),
  texts('That Was Not There', 'que no estaba', 'que não estava'),
  texts('of My Brother', 'de mi hermano', 'do meu irmão'),
  texts('Before Dawn', 'antes del alba', 'antes da aurora'),
  texts('of Ash', 'de ceniza', 'de cinza'),
  texts('Across the Bay', 'al otro lado de la bahía', 'do outro lado da baía'),
  texts('of the Deaf King', 'del rey sordo', 'do rei surdo'),
  texts('of Paper', 'de papel', 'de papel'),
  texts('in Black', 'de negro', 'de preto'),
  texts('of a Thousand Steps', 'de los mil pasos', 'dos mil passos'),
  texts('at Noon', 'del mediodía', 'do meio-dia'),
]

export const HEROES: ReadonlyArray<Texts> = [
  texts('A retired pilot', 'Un piloto retirado', 'Um piloto aposentado'),
  texts('A young cartographer', 'Una joven cartógrafa', 'Uma jovem cartógrafa'),
  texts('A village doctor', 'Una médica de pueblo', 'Uma médica do interior'),
  texts('A forger of good family', 'Un falsificador de buena familia', 'Um falsário de boa família'),
  texts('One of two sisters', 'Una de dos hermanas', 'Uma de duas irmãs'),
  texts('A night watchman', 'Un sereno', 'Um vigia noturno'),
  texts('A cellist who no longer plays', 'Un violonchelista que ya no toca', 'Um violoncelista que já não toca'),
  texts('A rookie detective', 'Una detective novata', 'Uma detetive novata'),
  texts('The last lighthouse keeper', 'El último farero', 'O último faroleiro'),
  texts('A truck driver with her son', 'Una camionera con su hijo', 'Uma caminhoneira com seu filho'),
  texts('A translator', 'Un traductor', 'Um tradutor'),
  texts('An inventor nobody believes', 'Una inventora a la que nadie cree', 'Uma inventora em quem ninguém acredita'),
]

export const GOALS: ReadonlyArray<Texts> = [
  texts(
    'has one night to cross the border',
    'tiene una noche para cruzar la frontera',
    'tem uma noite para cruzar a fronteira',
  ),
  texts('comes home to sell the house', 'vuelve para vender la casa', 'volta para vender a casa'),
  texts('looks for a witness', 'busca a un testigo', 'procura uma testemunha'),
  texts(
    'must finish a stranger’s map',
    'debe terminar el mapa de un desconocido',
    'precisa terminar o mapa de um desconhecido',
  ),
  texts('takes the wrong suitcase', 'toma la valija equivocada', 'leva a mala errada'),
  texts('agrees to one last journey', 'acepta un último viaje', 'aceita uma última viagem'),
  texts(
    'finds a door behind a wall',
    'encuentra una puerta detrás de una pared',
    'encontra uma porta atrás de uma parede',
  ),
  texts('wants to win the harvest race', 'quiere ganar la carrera de la cosecha', 'quer ganhar a corrida da colheita'),
  texts(
    'answers a letter meant for the neighbours',
    'contesta una carta para los vecinos',
    'responde a uma carta dos vizinhos',
  ),
  texts('hears the same song everywhere', 'oye la misma canción en todas partes', 'ouve a mesma canção em toda parte'),
]

export const TWISTS: ReadonlyArray<Texts> = [
  texts('and somebody is already waiting there.', 'y alguien ya espera allí.', 'e alguém já espera lá.'),
  texts(
    'before the snow closes the pass.',
    'antes de que la nieve cierre el paso.',
    'antes que a neve feche a passagem.',
  ),
  texts('but the past has kept a key.', 'pero el pasado guardó una llave.', 'mas o passado guardou uma chave.'),
  texts(
    'and learns what the silence was for.',
    'y descubre para qué era el silencio.',
    'e descobre para que era o silêncio.',
  ),
  texts('while the whole town is watching.', 'mientras todo el pueblo mira.', 'enquanto a cidade inteira observa.'),
  texts(
    'with a goat, a debt and no map.',
    'con una cabra, una deuda y sin mapa.',
    'com uma cabra, uma dívida e sem mapa.',
  ),
  texts(
    'and falls in love with the wrong voice.',
    'y se enamora de la voz equivocada.',
    'e se apaixona pela voz errada.',
  ),
  texts('until the lights go out.', 'hasta que se apagan las luces.', 'até que as luzes se apagam.'),
]
