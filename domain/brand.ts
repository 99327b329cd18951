/** Names and links of this portal. To rebrand it, change only this file. */
export const BRAND = {
  name: 'Bigorna',
  /** Not translated, unlike the site's description. */
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
