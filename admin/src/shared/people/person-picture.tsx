import { SpritePicture } from '#shared/fields/sprite-picture.tsx';

interface PersonPictureProps {
  username: string;
  avatarUrl: string | null;
  /** Side length in pixels. */
  size?: number;
}

/** An account's avatar; without a URL, the sprite generated from the username. */
export const PersonPicture = ({ username, avatarUrl, size = 40 }: PersonPictureProps) => (
  <SpritePicture name={username} url={avatarUrl} width={size} aspectRatio="1" />
);
