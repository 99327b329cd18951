import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'Primera descarga', description: 'Descarga tu primer mod o addon.' },
  ten_downloads: { title: 'Mochila llena', description: 'Descarga {threshold} mods o addons distintos.' },
  fifty_downloads: { title: 'Biblioteca andante', description: 'Descarga {threshold} mods o addons distintos.' },
  hundred_views: {
    title: 'Mirada curiosa',
    description: 'Visita páginas de mods o addons {threshold} veces; cada página cuenta una vez al día.',
  },
  five_categories: {
    title: 'Un poco de todo',
    description: 'Descarga mods o addons de {threshold} categorías distintas.',
  },
  bedrock_traveller: { title: 'Viajero de Bedrock', description: 'Descarga {threshold} addons para Bedrock.' },
  first_comment: { title: 'Primeras palabras', description: 'Escribe tu primer comentario.' },
  twenty_comments: { title: 'Buena conversación', description: 'Escribe {threshold} comentarios.' },
  ten_ratings: { title: 'Crítico exigente', description: 'Valora {threshold} mods o addons que hayas descargado.' },
  watchful_eye: { title: 'Ojo avizor', description: 'Envía una denuncia que el equipo acepte.' },
  guardian: { title: 'Guardián', description: 'Envía {threshold} denuncias que el equipo acepte.' },
  first_favorite: { title: 'Amor a primera vista', description: 'Añade un mod o addon a tus favoritos.' },
  collector: {
    title: 'Coleccionista',
    description: 'Reúne {threshold} mods o addons en tus favoritos al mismo tiempo.',
  },
  first_rating: {
    title: 'Primera valoración',
    description: 'Valora por primera vez un mod o addon que hayas descargado.',
  },
  heard: { title: 'Te han escuchado', description: 'Recibe una respuesta oficial a un comentario tuyo.' },
  verified: { title: 'Cuenta verificada', description: 'Verifica tu correo.' },
  premium_taste: { title: 'Paladar premium', description: 'Descarga un mod o addon premium.' },
  one_year: { title: 'Como en casa', description: 'Cumple {threshold} días como miembro del portal.' },
};
