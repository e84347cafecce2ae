/** Channel marks: one geometric idea each, on a field of 40 by 40. Colour, then shapes. */
const drawings = {
  aurora: ['#e9763f', '<path d="M6 27a14 14 0 0 1 28 0h-6a8 8 0 0 0-16 0z"/><path d="M17 27a3 3 0 0 1 6 0z"/>'],
  praca: ['#f2efe8', '<path d="M8 8h13v24H8z"/><path d="M24 8h8v8h-8zM24 20h8v12h-8z" opacity=".55"/>'],
  arena: ['#4fbf78', '<path d="M20 6l12 7v14l-12 7-12-7V13z" opacity=".4"/><path d="M20 12l7 4v8l-7 4-7-4v-8z"/>'],
  norte: ['#e8c15a', '<path d="M8 32V8l24 24V8h-5v12L15 8zM8 32h5V20z"/>'],
  nota: ['#e88a9a', '<path d="M15 8h16v5H20v14a5.5 5.5 0 1 1-5-5.5z"/>'],
  mundo: [
    '#6fa8ff',
    '<path d="M20 7a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 5a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"/><path d="M20 7c-6 8-6 18 0 26 6-8 6-18 0-26z" opacity=".55"/>',
  ],
  rio: [
    '#4fc3c7',
    '<path d="M6 15c5-6 9-6 14 0s9 6 14 0v6c-5 6-9 6-14 0s-9-6-14 0z"/><path d="M6 26c5-6 9-6 14 0s9 6 14 0v4c-5 6-9 6-14 0s-9-6-14 0z" opacity=".5"/>',
  ],
  kiosko: [
    '#ffb03a',
    '<circle cx="14" cy="20" r="7"/><circle cx="27" cy="14" r="5" opacity=".7"/><circle cx="27" cy="27" r="4" opacity=".45"/>',
  ],
  meridian: [
    '#d9d4ff',
    '<path d="M18 6h4v28h-4z"/><path d="M16 10v20a10 10 0 0 1 0-20zM24 10a10 10 0 0 1 0 20z" opacity=".6"/>',
  ],
  terra: ['#a9c36a', '<path d="M6 30L17 10l6 11 3-5 8 14z"/>'],
  onda: ['#ff6a4d', '<path d="M8 26V14h4v12zM15 31V9h4v22zM22 27V13h4v14zM29 23v-6h4v6z"/>'],
  sete: [
    '#7fb6e6',
    '<path d="M7 20a13 13 0 0 1 26 0z" opacity=".45"/><path d="M7 23h26a13 13 0 0 1-3 5.500H10A13 13 0 0 1 7 23z"/>',
  ],
  clube: ['#c9a7e0', '<path d="M20 6l12 4v9c0 8-5 12-12 15z"/><path d="M20 6L8 10v9c0 8 5 12 12 15z" opacity=".5"/>'],
  faro: [
    '#f4f0e6',
    '<path d="M16 33l2-17h4l2 17z"/><path d="M17 8h6v5h-6z"/><path d="M24 8l10-3v11l-10-3zM16 8L6 5v11l10-3z" opacity=".45"/>',
  ],
  cadena: [
    '#f0b458',
    '<circle cx="20" cy="20" r="4"/><path d="M11 11l3 3a8.5 8.5 0 0 0 0 12l-3 3a12.7 12.7 0 0 1 0-18zM29 11l-3 3a8.5 8.5 0 0 1 0 12l3 3a12.7 12.7 0 0 0 0-18z" opacity=".65"/>',
  ],
  plaza: [
    '#e07a5f',
    '<path d="M6 32h28v-4H6zM8 16L20 7l12 9v3H8z"/><path d="M11 21h4v6h-4zM18 21h4v6h-4zM25 21h4v6h-4z" opacity=".6"/>',
  ],
  litoral: ['#6fd0c0', '<path d="M6 28L26 8h8z"/><path d="M12 32L34 12v8L22 32z" opacity=".5"/>'],
  altiplano: [
    '#d39a6a',
    '<path d="M6 30l6-14h6l-6 14zM16 30l6-14h6l-6 14z"/><path d="M26 30l5-12 3 4v8z" opacity=".5"/>',
  ],
  casa: ['#f3a5a0', '<path d="M7 20L20 8l13 12h-4v12H11V20z" opacity=".5"/><path d="M16 22a4 4 0 1 1 8 0v10h-8z"/>'],
  mirador: [
    '#9fc2ff',
    '<path d="M20 12c8 0 13 8 13 8s-5 8-13 8-13-8-13-8 5-8 13-8z" opacity=".45"/><circle cx="20" cy="20" r="5.5"/>',
  ],
  tarde: ['#ffcf70', '<path d="M8 22a12 12 0 0 1 24 0z"/><path d="M8 25h24v3H8zM12 30h16v3H12z" opacity=".5"/>'],
  copa: [
    '#e8c15a',
    '<path d="M12 7h16v9a8 8 0 0 1-16 0z"/><path d="M18 25h4v5h5v3H13v-3h5z"/><path d="M7 9h3v4c0 3 1 5 2 6-4-1-5-4-5-7zM33 9h-3v4c0 3-1 5-2 6 4-1 5-4 5-7z" opacity=".5"/>',
  ],
  quadra: [
    '#c5e26a',
    '<circle cx="20" cy="20" r="13"/><path d="M9 13c7 3 7 11 0 14M31 13c-7 3-7 11 0 14" fill="none" stroke="#14171a" stroke-width="2.5"/>',
  ],
  rueda: [
    '#5fd0ff',
    '<path d="M20 7a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"/><path d="M19 11h2v18h-2zM11 19h18v2H11z" opacity=".6"/><circle cx="20" cy="20" r="3"/>',
  ],
  vela: ['#8fd3f4', '<path d="M19 6v20H8z" opacity=".55"/><path d="M22 11l10 15H22z"/><path d="M7 29h26l-5 5H12z"/>'],
  estadio: [
    '#7bd88f',
    '<path d="M6 24c0-6 6-11 14-11s14 5 14 11v6H6z" opacity=".4"/><path d="M12 30v-4c0-3 4-5 8-5s8 2 8 5v4z"/>',
  ],
  meta: ['#ff8f5a', '<path d="M8 8h8v8H8zM24 8h8v8h-8zM16 16h8v8h-8zM8 24h8v8H8zM24 24h8v8h-8z"/>'],
  garra: ['#f26d6d', '<path d="M9 8h5l-3 24H6zM19 8h5l-3 24h-5z"/><path d="M29 8h5l-3 24h-5z" opacity=".55"/>'],
  hora: [
    '#b8c7d9',
    '<path d="M20 7a13 13 0 1 0 13 13h-4a9 9 0 1 1-9-9z" opacity=".6"/><path d="M18 12h4v7l6 4-2 3-8-5z"/>',
  ],
  linea: ['#ff5f5f', '<path d="M6 17h20v6H6z"/><circle cx="31" cy="20" r="4"/>'],
  mercado: ['#7ad9a6', '<path d="M7 30V20h6v10zM17 30V14h6v16z" opacity=".55"/><path d="M27 30V8h6v22z"/>'],
  clima: [
    '#8ec9ff',
    '<circle cx="25" cy="15" r="7" fill="#ffcf70"/><path d="M13 32a7 7 0 0 1-1-13.900A9 9 0 0 1 29 21a5.5 5.5 0 0 1 0 11z"/>',
  ],
  region: [
    '#d6b98c',
    '<path d="M20 6a10 10 0 0 1 10 10c0 8-10 18-10 18S10 24 10 16A10 10 0 0 1 20 6zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill-rule="evenodd"/>',
  ],
  debate: ['#b7a6ff', '<path d="M6 9h18v13H14l-5 5v-5H6z"/><path d="M27 15h7v13h-3v5l-5-5h-9v-3h10z" opacity=".5"/>'],
  sala: [
    '#ff9d7a',
    '<path d="M6 26c8-5 20-5 28 0v5c-8-5-20-5-28 0z"/><path d="M9 10h22v11c-7-2-15-2-22 0z" opacity=".45"/>',
  ],
  matine: ['#ffd98a', '<path d="M8 10h24v6a4 4 0 0 0 0 8v6H8v-6a4 4 0 0 0 0-8z"/>'],
  negra: ['#c9ced6', '<path d="M27 7a13 13 0 1 0 6 18A11 11 0 0 1 27 7z"/>'],
  costa: ['#63c9d6', '<path d="M8 12h24v16H8z" opacity=".4"/><path d="M16 14l11 6-11 6z"/>'],
  capitulo: [
    '#e79ac0',
    '<path d="M9 7h16a6 6 0 0 1 6 6v20H15a6 6 0 0 1-6-6z" opacity=".45"/><path d="M15 7h4v14l-2-2-2 2z"/>',
  ],
  clasico: ['#d8c8a8', '<path d="M8 8h24v4H8zM10 14h4v14h-4zM18 14h4v14h-4zM26 14h4v14h-4zM8 30h24v3H8z"/>'],
  medianoche: ['#b06bff', '<path d="M20 6l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>'],
  aventura: ['#f28f3b', '<path d="M20 6l14 14-14 14L6 20z" opacity=".4"/><path d="M26 14l-4 9-8 3 4-9z"/>'],
  orbita: [
    '#9bb8ff',
    '<circle cx="20" cy="20" r="7"/><path d="M20 13c9-3 15-1 14 3s-9 8-16 10-12 1-12-2 2-5 6-7l1 2c-3 2-5 3-4 4s6 0 11-2 11-5 11-7-5-1-10 1z" opacity=".6"/>',
  ],
  vias: [
    '#c9d1a0',
    '<path d="M12 7h4l-6 26H6zM24 7h4l6 26h-4z"/><path d="M14 12h12v3H14zM13 19h14v3H13zM11 26h18v3H11z" opacity=".5"/>',
  ],
  memoria: ['#d9b38c', '<path d="M10 7h20v4H10zM10 29h20v4H10z"/><path d="M12 12h16l-6 8 6 8H12l6-8z" opacity=".6"/>'],
  viento: [
    '#a8e0d0',
    '<path d="M6 15h17a4 4 0 1 0-4-4h4a8 8 0 0 1 0 8H6z" opacity=".55"/><path d="M6 21h21a6 6 0 1 1-6 6h4a2 2 0 1 0 2-2H6z"/>',
  ],
  bosque: ['#6fbf73', '<path d="M20 6l10 14h-6l7 9H9l7-9h-6z"/><path d="M18 29h4v5h-4z" opacity=".55"/>'],
  arrecife: ['#ff8a7a', '<path d="M7 20c5-8 15-9 20-2l6-6v16l-6-6c-5 7-15 6-20-2z"/>'],
  ciencia: [
    '#7fe0ff',
    '<path d="M17 7h6v9l8 14a2 2 0 0 1-2 3H11a2 2 0 0 1-2-3l8-14z" opacity=".45"/><path d="M14 24h12l4 7H10z"/>',
  ],
  buhos: [
    '#f2b544',
    '<path d="M8 10l6 3h12l6-3v14a12 10 0 0 1-24 0z" opacity=".45"/><circle cx="15" cy="20" r="4"/><circle cx="25" cy="20" r="4"/>',
  ],
  cometa: ['#ff7aa8', '<path d="M20 5l10 12-10 12-10-12z"/><path d="M19 29h2v6h-2z" opacity=".6"/>'],
  globito: [
    '#ff6f59',
    '<path d="M20 6a11 11 0 0 1 11 11c0 6-6 10-9 13h-4c-3-3-9-7-9-13A11 11 0 0 1 20 6z"/><path d="M17 31h6v3h-6z" opacity=".6"/>',
  ],
  feria: [
    '#ffa3d1',
    '<path d="M20 6v28M6 20h28M10 10l20 20M30 10L10 30" stroke="#ffa3d1" stroke-width="2.5"/><circle cx="20" cy="20" r="5"/>',
  ],
  papel: ['#9ad1ff', '<path d="M6 19L34 7l-8 26-7-10z"/><path d="M19 23l15-16-21 14v8z" opacity=".55"/>'],
  coro: [
    '#e6a15c',
    '<circle cx="12" cy="18" r="5" opacity=".6"/><circle cx="20" cy="14" r="6"/><circle cx="28" cy="18" r="5" opacity=".6"/><path d="M10 32c0-7 4-10 10-10s10 3 10 10z"/>',
  ],
  vinilo: [
    '#f2efe8',
    '<path d="M20 6a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" fill-rule="evenodd"/>',
  ],
  pulso: ['#ff5e8a', '<path d="M5 18h8l4-9 6 20 4-11h8v4h-5l-7 16-6-19-2 3H5z"/>'],
  linterna: ['#ffb866', '<path d="M12 10q8-5 16 0l-3 20H15z"/><path d="M17 32h6v3h-6z" opacity=".55"/>'],
  alba: [
    '#ffd27a',
    '<path d="M6 26h28v4H6z"/><path d="M12 24a8 8 0 0 1 16 0z"/><path d="M19 7h2v6h-2zM8 13l2-1 4 4-2 2zM32 13l-2-1-4 4 2 2z" opacity=".6"/>',
  ],
  lenta: ['#8fd0b0', '<path d="M6 20q7-14 14 0t14 0v5q-7 14-14 0t-14 0z"/>'],
  palabra: ['#d0c4ff', '<path d="M9 12h9v9c0 5-3 8-8 8v-4c2 0 4-1 4-4H9zM22 12h9v9c0 5-3 8-8 8v-4c2 0 4-1 4-4h-5z"/>'],
  mar: [
    '#5fb7e5',
    '<path d="M6 14q4.5-5 9.3 0t9.4 0 9.3 0v5q-4.5 5-9.3 0t-9.4 0-9.3 0zM6 25q4.5-5 9.3 0t9.4 0 9.3 0v4q-4.5 5-9.3 0t-9.4 0-9.3 0z"/>',
  ],
  cais: ['#f0a868', '<path d="M9 8h5v18a6 6 0 1 1-5-6zM26 8h5v14a6 6 0 1 1-5-6z"/>'],
  sertao: ['#e0b050', '<circle cx="20" cy="16" r="8"/><path d="M5 30q15-8 30 0v3H5z" opacity=".6"/>'],
} as const satisfies Record<string, readonly [colour: string, shapes: string]>

export type MarkName = keyof typeof drawings

export const isMark = (name: string): name is MarkName => Object.hasOwn(drawings, name)

/** A channel's mark as a whole `<svg>` document, transparent. */
export const mark = (name: MarkName, size = 80): string => {
  const [colour, shapes] = drawings[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40" fill="${colour}">${shapes}</svg>`
}
