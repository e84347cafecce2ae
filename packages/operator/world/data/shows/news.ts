import { show } from '../show.ts'

export const news = [
  show(
    180,
    ['First Light', 'The morning of the country: headlines, roads, weather and the first interview of the day.'],
    ['Primera luz', 'La mañana del país: titulares, caminos, el tiempo y la primera entrevista del día.'],
    ['Primeira luz', 'A manhã do país: manchetes, estradas, o tempo e a primeira entrevista do dia.'],
    'morning',
  ),
  show(
    60,
    ['Noon Report', 'What the morning brought, told from six cities.'],
    ['Informe del mediodía', 'Lo que trajo la mañana, contado desde seis ciudades.'],
    ['Jornal do meio-dia', 'O que a manhã trouxe, contado de seis cidades.'],
    'noon',
  ),
  show(
    60,
    ['The Two Sides', 'Two guests, one question, no interruptions. The audience votes at the end.'],
    ['Las dos partes', 'Dos invitados, una pregunta, sin interrupciones. El público vota al final.'],
    ['Os dois lados', 'Dois convidados, uma pergunta, sem interrupções. O público vota no final.'],
    'afternoon',
  ),
  show(
    30,
    ['Markets Today', 'Prices, harvests and what they mean for the kitchen table.'],
    ['Mercados hoy', 'Precios, cosechas y lo que significan para la mesa de casa.'],
    ['Mercados hoje', 'Preços, safras e o que eles significam para a mesa de casa.'],
  ),
  show(
    60,
    ['The Hour', 'The main news of the day with reports from our correspondents.'],
    ['La hora', 'Las noticias principales del día con informes de nuestros corresponsales.'],
    ['A hora', 'As principais notícias do dia com reportagens dos nossos correspondentes.'],
    'evening',
  ),
  show(
    45,
    ['Open File', 'A reporter, a year of work and the documents nobody wanted to show.'],
    ['Expediente abierto', 'Un periodista, un año de trabajo y los documentos que nadie quería mostrar.'],
    ['Arquivo aberto', 'Um repórter, um ano de trabalho e os documentos que ninguém queria mostrar.'],
    'evening',
  ),
  show(
    30,
    ['Map of the World', 'One place a day: why it is in the news and who lives there.'],
    ['Mapa del mundo', 'Un lugar por día: por qué es noticia y quién vive allí.'],
    ['Mapa do mundo', 'Um lugar por dia: por que é notícia e quem mora lá.'],
  ),
  show(
    15,
    ['Weather Window', 'Clouds, winds and tides for the next three days.'],
    ['Ventana al tiempo', 'Nubes, vientos y mareas de los próximos tres días.'],
    ['Janela do tempo', 'Nuvens, ventos e marés dos próximos três dias.'],
  ),
  show(
    120,
    ['Night Desk', 'The newsroom stays awake: updates every half hour until dawn.'],
    ['Mesa de noche', 'La redacción no duerme: novedades cada media hora hasta el amanecer.'],
    ['Mesa da noite', 'A redação não dorme: novidades a cada meia hora até o amanhecer.'],
    'night',
  ),
]
