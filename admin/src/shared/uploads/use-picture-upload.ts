import type { EndpointBody, EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { useCallback, useState } from 'react';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { useRunningUpload } from './running-uploads.ts';
import { isInProgress } from './upload-state.ts';
import { type Uploading, useUpload } from './use-upload.ts';

export type StoredPicture = EndpointResponse<'keepPicture'>;
export type PictureUse = EndpointBody<'keepPicture'>['use'];

interface PictureUploading {
  uploading: Uploading;
  /** The server is re-encoding the image. */
  isEncoding: boolean;
  /** Uploading or re-encoding: the form does not have the image yet. */
  isBusy: boolean;
  /** Why the uploaded image was not stored, in the current language; null without such a failure. */
  rejection: string | null;
  /** Uploads an image. Returns the stored image, or undefined after a failure. */
  send: (file: File) => Promise<StoredPicture | undefined>;
}

/** Uploads an image through the quarantine and stores it on the portal. */
export const usePictureUpload = (use: PictureUse): PictureUploading => {
  const uploading = useUpload();
  const { upload } = uploading;
  const [isEncoding, setIsEncoding] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const send = useCallback(
    async (file: File) => {
      setRejection(null);
      const slot = await upload(file);
      if (slot === undefined) return undefined;
      setIsEncoding(true);
      try {
        const { data } = await callStaffApi('keepPicture', { params: { slot }, body: { use } });
        return data;
      } catch (error) {
        setRejection(error instanceof Error ? error.message : String(error));
        return undefined;
      } finally {
        setIsEncoding(false);
      }
    },
    [upload, use],
  );
  const isBusy = isEncoding || isInProgress(uploading.state);
  useRunningUpload(isBusy);
  return { uploading, isEncoding, isBusy, rejection, send };
};
