/** Everything that names this portal: change it here and the portal is yours. */
export const BRAND = {
  name: 'Bigorna',
  /** Shown as it is in every language; the site translates its own description. */
  tagline: 'mods e addons num só lugar',
  creator: 'Bigorna',
  officialSite: 'https://bigorna.example',
  social: {
    video: 'https://video.example/@bigorna',
    shorts: 'https://shorts.example/@bigorna',
    photos: 'https://photos.example/bigorna',
    site: 'https://bigorna.example',
  },
} as const;
