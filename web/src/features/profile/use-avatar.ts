import { usePictureChoice } from './use-picture-choice.ts';
import { useSavedPicture } from './use-saved-picture.ts';

/** The member's avatar: the picture chosen on the device, and the calls that save or delete the avatar. */
export const useAvatar = () => {
  const choice = usePictureChoice();
  return { ...choice, ...useSavedPicture(choice.drop) };
};
export type Avatar = ReturnType<typeof useAvatar>;
