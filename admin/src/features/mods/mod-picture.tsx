import { SpritePicture } from '#shared/fields/sprite-picture.tsx';

/** A mod's image, `width` pixels wide, with the ratio 16:9. Without a URL, the sprite generated from the title. */
export const ModPicture = ({ title, url, width }: { title: string; url: string | null; width: number }) => (
  <SpritePicture name={title} url={url} width={width} aspectRatio="16 / 9" lazy />
);
