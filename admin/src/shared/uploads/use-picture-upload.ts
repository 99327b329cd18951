import type { EndpointBody, EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { useRunningUpload } from './running-uploads.ts';
import { isInProgress } from './upload-state.ts';
import { useUpload } from './use-upload.ts';

export type StoredPicture = EndpointResponse<'keepPicture'>;
export type PictureUse = EndpointBody<'keepPicture'>['use'];

/**
 * Uploads an image through the quarantine and stores it on the portal.
 *
 * @returns `send`, which returns the stored image, or undefined after a failure; `isEncoding` while the server
 * re-encodes the image; `isBusy` until the form has the image; `rejection`, why an uploaded image was not stored
 */
export const usePictureUpload = (use: PictureUse) => {
  const uploading = useUpload();
  const { upload } = uploading;
  const translate = useTranslate();
  const [isEncoding, setIsEncoding] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const send = useCallback(
    async (file: File): Promise<StoredPicture | undefined> => {
      setRejection(null);
      const slot = await upload(file);
      if (slot === undefined) return undefined;
      setIsEncoding(true);
      try {
        const { data } = await callStaffApi('keepPicture', { params: { slot }, body: { use } });
        return data;
      } catch (error) {
        setRejection(getErrorMessage(error, translate));
        return undefined;
      } finally {
        setIsEncoding(false);
      }
    },
    [upload, use, translate],
  );
  const isBusy = isEncoding || isInProgress(uploading.state);
  useRunningUpload(isBusy);
  return { uploading, isEncoding, isBusy, rejection, send };
};
