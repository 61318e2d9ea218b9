import type { Sitter } from './scenes/portrait.ts'

/** Who sits for the portraits. */
export const sitters = {
  designer: { skin: '#e8b896', hair: 'bob', hairColor: '#2b2226', clothes: 'roll', cloth: '#23262e', under: '#23262e', ground: '#e9e3d6', halo: '#e2371f' },
  developer: { skin: '#b9805a', hair: 'curls', hairColor: '#241a18', clothes: 'collar', cloth: '#2f6f6a', under: '#f0e7d6', ground: '#172033', halo: '#f0a93b', glasses: '#15161c' },
  ada: { skin: '#c98a62', hair: 'bun', hairColor: '#3b211b', clothes: 'crew', cloth: '#d9572f', under: '#d9572f', ground: '#dfe6dc', halo: '#f2c14e', earring: '#f6efe0' },
  jonas: { skin: '#f0c8a8', hair: 'crop', hairColor: '#8a5a32', clothes: 'jacket', cloth: '#2b4468', under: '#e9e4d8', ground: '#b9cfd6', halo: '#f3efe4', beard: true },
  executive: { skin: '#6f4630', hair: 'crop', hairColor: '#1c1615', clothes: 'jacket', cloth: '#1d2a44', under: '#f3eee2', ground: '#e6dcc6', halo: '#b8924f' },
  friendly: { skin: '#f2cdb2', hair: 'waves', hairColor: '#b4562b', clothes: 'collar', cloth: '#4a8f83', under: '#f6efe2', ground: '#fde3c0', halo: '#f49a6c', glasses: '#4b2d22' },
} satisfies Record<string, Sitter>
