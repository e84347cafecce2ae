import { show } from '../show.ts'

export const life = [
  show(
    60,
    ['Sunday Pot', 'One pot, eight mouths and a recipe that travels by bus.'],
    ['La olla del domingo', 'Una olla, ocho bocas y una receta que viaja en colectivo.'],
    ['A panela de domingo', 'Uma panela, oito bocas e uma receita que viaja de ônibus.'],
    'noon',
  ),
  show(
    60,
    ['Coffee with Marta', 'Neighbours, letters and a singer who stays for breakfast.'],
    ['Café con Marta', 'Vecinos, cartas y un cantor que se queda a desayunar.'],
    ['Café com Marta', 'Vizinhos, cartas e um cantor que fica para o café.'],
    'morning',
  ),
  show(
    45,
    ['Small Houses', 'Thirty square metres, four people, no walls too many.'],
    ['Casas pequeñas', 'Treinta metros cuadrados, cuatro personas, ninguna pared de más.'],
    ['Casas pequenas', 'Trinta metros quadrados, quatro pessoas, nenhuma parede a mais.'],
    'afternoon',
  ),
  show(
    60,
    ['The Wheel of Words', 'Three contestants, one vowel left and a car behind the curtain.'],
    ['La rueda de palabras', 'Tres concursantes, una vocal y un auto detrás del telón.'],
    ['A roda das palavras', 'Três concorrentes, uma vogal e um carro atrás da cortina.'],
    'evening',
  ),
  show(
    45,
    ['Back Roads', 'No motorway, no plan: a van, two friends and a map from 1974.'],
    ['Caminos de tierra', 'Sin autopista y sin plan: una camioneta, dos amigos y un mapa de 1974.'],
    ['Estradas de terra', 'Sem rodovia e sem plano: uma van, dois amigos e um mapa de 1974.'],
    'afternoon',
  ),
  show(
    60,
    ['Late Table', 'Four guests, a long table and questions that come with the dessert.'],
    ['Sobremesa', 'Cuatro invitados, una mesa larga y preguntas que llegan con el postre.'],
    ['Sobremesa', 'Quatro convidados, uma mesa longa e perguntas que chegam com o doce.'],
    'evening',
  ),
  show(
    30,
    ['Garden on the Balcony', 'Tomatoes, courage and very little soil.'],
    ['Huerta en el balcón', 'Tomates, coraje y muy poca tierra.'],
    ['Horta na varanda', 'Tomates, coragem e muito pouca terra.'],
  ),
  show(
    120,
    ['Shop of the Night', 'Things you did not know you wanted, shown by people who do not sleep.'],
    ['Tienda de noche', 'Cosas que no sabía que quería, mostradas por gente que no duerme.'],
    ['Loja da noite', 'Coisas que você não sabia que queria, mostradas por quem não dorme.'],
    'night',
  ),
]
