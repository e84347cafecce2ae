import { show } from '../show.ts'

export const documentary = [
  show(
    60,
    ['The Patience of Rivers', 'From the spring to the delta with the people who read the water.'],
    ['La paciencia de los ríos', 'Del manantial al delta con quienes leen el agua.'],
    ['A paciência dos rios', 'Da nascente ao delta com quem lê a água.'],
    'evening',
  ),
  show(
    45,
    ['Machines That Changed a Street', 'How a lift, a tram and a mill turned corners into cities.'],
    ['Máquinas que cambiaron una calle', 'Cómo un ascensor, un tranvía y un molino hicieron ciudades.'],
    ['Máquinas que mudaram uma rua', 'Como um elevador, um bonde e um moinho fizeram cidades.'],
    'afternoon',
  ),
  show(
    60,
    ['Under the Reef', 'A marine biologist, a borrowed boat and an octopus that recognises her.'],
    ['Bajo el arrecife', 'Una bióloga marina, un bote prestado y un pulpo que la reconoce.'],
    ['Sob o recife', 'Uma bióloga marinha, um barco emprestado e um polvo que a reconhece.'],
    'evening',
  ),
  show(
    30,
    ['One Tree', 'A year in the life of a single tree and everything that eats it.'],
    ['Un árbol', 'Un año en la vida de un solo árbol y de todo lo que se lo come.'],
    ['Uma árvore', 'Um ano na vida de uma única árvore e de tudo o que a come.'],
  ),
  show(
    60,
    ['Night Skies', 'Astronomers who work when the village switches off its lights.'],
    ['Cielos de noche', 'Astrónomos que trabajan cuando el pueblo apaga sus luces.'],
    ['Céus da noite', 'Astrônomos que trabalham quando a vila apaga as luzes.'],
    'night',
  ),
  show(
    45,
    ['Bread, Salt, Smoke', 'The oldest recipes, cooked where they were invented.'],
    ['Pan, sal, humo', 'Las recetas más antiguas, cocinadas donde se inventaron.'],
    ['Pão, sal, fumaça', 'As receitas mais antigas, feitas onde foram inventadas.'],
    'noon',
  ),
  show(
    60,
    ['Railways at the End of the World', 'A train that runs once a week and the family that keeps it running.'],
    ['Trenes del fin del mundo', 'Un tren que pasa una vez por semana y la familia que lo mantiene andando.'],
    ['Ferrovias do fim do mundo', 'Um trem que passa uma vez por semana e a família que o mantém andando.'],
    'morning',
  ),
  show(
    120,
    ['The Archive', 'Films found in attics, restored frame by frame.'],
    ['El archivo', 'Películas halladas en altillos, restauradas cuadro por cuadro.'],
    ['O arquivo', 'Filmes achados em sótãos, restaurados quadro a quadro.'],
    'night',
  ),
  show(
    60,
    ['Wings over the Altiplano', 'Condors, cranes and the wind that decides.'],
    ['Alas sobre el altiplano', 'Cóndores, grullas y el viento que decide.'],
    ['Asas sobre o altiplano', 'Condores, garças e o vento que decide.'],
    'morning',
  ),
]
