import { Sprite } from './sprite.tsx';

interface PictureProps {
  name: string;
  src: string | null | undefined;
  width: number;
  height: number;
  /** Loads at once, for pictures in the first view. `first` loads before anything else. */
  eager?: boolean | 'first';
}

/** A thumbnail, or the generated sprite of the name if there is none. */
export const Picture = ({ name, src, width, height, eager = false }: PictureProps) =>
  src ? (
    <img
      src={src}
      alt=""
      className="size-full object-cover"
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  ) : (
    <Sprite name={name} className="size-full" />
  );
