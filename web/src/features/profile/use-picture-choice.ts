import { AVATAR_MAX_BYTES, IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { useCallback, useEffect, useRef, useState } from 'react';

type PictureProblem = 'too_large' | 'too_many_pixels' | 'not_an_image';
type Checked = { preview: string } | { problem: PictureProblem };

interface PictureChoice {
  /** The chosen picture, not uploaded yet; undefined until it has passed the checks. */
  file: File | undefined;
  /** Object URL of the picture's preview. */
  preview: string | undefined;
  /** Why the last selected file cannot be used. */
  problem: PictureProblem | undefined;
  /** Whether a file is selected that has not failed a check. */
  isChosen: boolean;
  /** Waits for the checks of the selected file. Undefined if no file is selected or the file failed a check. */
  getChecked: () => Promise<File | undefined>;
  choose: (file: File | undefined) => void;
  /** Forgets the selected file, or only a given file. */
  drop: (file?: File) => void;
}

/** Checks size and pixels by loading the picture. Browsers can show all formats that the server accepts. */
const checkPicture = async (file: File, preview: string): Promise<Checked> => {
  if (file.size > AVATAR_MAX_BYTES) return { problem: 'too_large' };
  const picture = new Image();
  const result = new Promise<Checked>((resolve) => {
    picture.onload = () =>
      resolve(
        picture.naturalWidth * picture.naturalHeight > IMAGE_MAX_MEGAPIXELS * 1e6
          ? { problem: 'too_many_pixels' }
          : { preview },
      );
    picture.onerror = () => resolve({ problem: 'not_an_image' });
  });
  picture.src = preview;
  return result;
};

/** A picture selected on the device. The checks here only warn early, because the server checks every upload. */
export const usePictureChoice = (): PictureChoice => {
  const [selected, setSelected] = useState<File>();
  const [checked, setChecked] = useState<Checked>();
  const check = useRef<Promise<Checked>>(undefined);
  useEffect(() => {
    setChecked(undefined);
    if (!selected) return;
    const url = URL.createObjectURL(selected);
    let isCurrent = true;
    check.current = checkPicture(selected, url);
    void check.current.then((result) => {
      if (isCurrent) setChecked(result);
    });
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [selected]);
  const choose = useCallback((file: File | undefined) => {
    if (file) setSelected(file);
  }, []);
  const drop = useCallback(
    (file?: File) => setSelected((current) => (file && file !== current ? current : undefined)),
    [],
  );
  const getChecked = async () => {
    const result = selected && (await check.current);
    return result && 'preview' in result ? selected : undefined;
  };
  const preview = checked && 'preview' in checked ? checked.preview : undefined;
  const problem = checked && 'problem' in checked ? checked.problem : undefined;
  const isChosen = selected !== undefined && problem === undefined;
  return { file: preview === undefined ? undefined : selected, isChosen, preview, problem, getChecked, choose, drop };
};
