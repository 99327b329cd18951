import { AVATAR_MAX_BYTES, IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { useCallback, useEffect, useState } from 'react';

interface PictureChoice {
  /** The file chosen and not yet sent. */
  file: File | undefined;
  /** Where its preview is; undefined until that is known, null for a file that the browser cannot show. */
  preview: string | null | undefined;
  /** Whether the last one had too many bytes to be sent. */
  isTooLarge: boolean;
  choose: (file: File | undefined) => void;
  drop: () => void;
}

/** Whether the browser can show the picture, and do so without a flood of memory: its head alone is read. */
const canBeShown = async (address: string): Promise<boolean> => {
  const picture = new Image();
  const known = new Promise<boolean>((resolve) => {
    picture.onload = () => resolve(picture.naturalWidth * picture.naturalHeight <= IMAGE_MAX_MEGAPIXELS * 1e6);
    picture.onerror = () => resolve(false);
  });
  picture.src = address;
  return known;
};

/** A picture that the member has chosen from their device; whether it is one is for the server to say. */
export const usePictureChoice = (): PictureChoice => {
  const [file, setFile] = useState<File>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [preview, setPreview] = useState<string | null>();
  useEffect(() => {
    setPreview(undefined);
    if (!file) return;
    const address = URL.createObjectURL(file);
    let isCurrent = true;
    void canBeShown(address).then((can) => {
      if (isCurrent) setPreview(can ? address : null);
    });
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  const choose = useCallback((chosen: File | undefined) => {
    if (!chosen) return;
    const isOver = chosen.size > AVATAR_MAX_BYTES;
    setTooLarge(isOver);
    setFile(isOver ? undefined : chosen);
  }, []);
  const drop = useCallback(() => {
    setFile(undefined);
    setTooLarge(false);
  }, []);
  return { file, preview, isTooLarge, choose, drop };
};
