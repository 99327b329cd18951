import type { AnswerOf, BodyOf } from '@bigorna/domain/endpoints/index';
import { useCallback, useState } from 'react';
import { staffCall } from '../data/staff-call.ts';
import { useCountedUpload } from './running-uploads.ts';
import { isUnderWay } from './upload-state.ts';
import { type Uploading, useUpload } from './use-upload.ts';

export type KeptPicture = AnswerOf<'keepPicture'>;
export type PictureUse = BodyOf<'keepPicture'>['use'];

interface PictureUploading {
  uploading: Uploading;
  /** The server encodes the picture anew. */
  keeping: boolean;
  /** On its way, or being kept: the form does not hold it yet. */
  busy: boolean;
  /** Why the server did not take it, in the reader's language. */
  refusal: string | null;
  /** Sends a picture; answers where it is kept, or undefined where it was not. */
  send: (file: File) => Promise<KeptPicture | undefined>;
}

/** Sends a picture through the quarantine and has it kept as one of the portal's. */
export const usePictureUpload = (use: PictureUse): PictureUploading => {
  const uploading = useUpload();
  const { upload } = uploading;
  const [keeping, setKeeping] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useCallback(
    async (file: File) => {
      setRefusal(null);
      const slot = await upload(file);
      if (slot === undefined) return undefined;
      setKeeping(true);
      try {
        const { data } = await staffCall('keepPicture', { params: { slot }, body: { use } });
        return data;
      } catch (error) {
        setRefusal(error instanceof Error ? error.message : String(error));
        return undefined;
      } finally {
        setKeeping(false);
      }
    },
    [upload, use],
  );
  const busy = keeping || isUnderWay(uploading.state);
  useCountedUpload(busy);
  return { uploading, keeping, busy, refusal, send };
};
