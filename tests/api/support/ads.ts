/** Fields of an ad, changed by `given`, which also sets `starts_at` and `ends_at`. */
export const buildAdFields = (given: object) => ({
  title: 'Prova',
  image_url: '/media/ads/prova.webp',
  width: 728,
  height: 90,
  alt: { 'pt-BR': 'Prova' },
  link: 'https://loja.example/',
  placement: 'home_top',
  weight: 1,
  active: true,
  ...given,
});
