import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { type DragEvent, useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { useUnsaved } from '#shared/unsaved-guard/unsaved-guard.tsx';
import type { Avatar } from '../use-avatar.ts';

const messages = defineMessages({
  label: { id: 'avatar.label', defaultMessage: 'Sua foto' },
  choose: { id: 'avatar.choose', defaultMessage: 'Escolher foto' },
  other: { id: 'avatar.other', defaultMessage: 'Escolher outra' },
  remove: { id: 'avatar.remove', defaultMessage: 'Remover' },
  removing: { id: 'avatar.removing', defaultMessage: 'Removendo...' },
  save: { id: 'avatar.save', defaultMessage: 'Usar esta foto' },
  saving: { id: 'avatar.saving', defaultMessage: 'Enviando...' },
  cancel: { id: 'avatar.cancel', defaultMessage: 'Cancelar' },
  preview: { id: 'avatar.preview', defaultMessage: 'Prévia da nova foto' },
  chosen: { id: 'avatar.chosen', defaultMessage: 'É assim que ela vai ficar. Ainda não foi salva.' },
  notAnImage: { id: 'avatar.notAnImage', defaultMessage: 'Este arquivo não é uma imagem ou está danificado.' },
  hint: {
    id: 'avatar.hint',
    defaultMessage:
      'JPG, PNG, GIF ou WebP, até 5 MB. A foto é cortada em um quadrado, a partir do centro. Você também pode arrastar o arquivo para cá.',
  },
});

const TYPES = 'image/jpeg,image/png,image/gif,image/webp';
const AVATAR_PX = 128;

interface AvatarEditorProps {
  user: CurrentUser;
  avatar: Avatar;
}

/** Editor of the member's avatar: select or drop a file, preview it and upload it, or delete the avatar. */
export const AvatarEditor = ({ user, avatar }: AvatarEditorProps) => {
  const intl = useIntl();
  const text = useDomainText();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { file, isChosen, preview, problem, choose, drop, busy, failure, send, remove, clearFailure } = avatar;
  useUnsaved(isChosen);
  const take = (chosen: File | undefined): void => {
    clearFailure();
    if (!busy) choose(chosen);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const problems = {
    too_large: () => text('file_too_large'),
    too_many_pixels: () => text('image_too_big', { max: IMAGE_MAX_MEGAPIXELS }),
    not_an_image: () => intl.formatMessage(messages.notAnImage),
  };
  const complaint = problem ? problems[problem]() : failure;
  return (
    <fieldset
      aria-label={intl.formatMessage(messages.label)}
      className={joinClassNames('flex min-w-0 flex-wrap gap-x-5 gap-y-4', isOver && 'avatar-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className="avatar-frame *:size-full *:object-cover">
        {preview ? (
          <img src={preview} alt={intl.formatMessage(messages.preview)} width={AVATAR_PX} height={AVATAR_PX} />
        ) : (
          <Picture name={user.username} src={user.avatar_url} width={AVATAR_PX} height={AVATAR_PX} eager />
        )}
      </div>
      <div className="grid flex-[1_1_12rem] content-start gap-3">
        <div className="flex flex-wrap gap-3">
          {file && (
            <Button variant="primary" aria-disabled={busy !== undefined} onClick={() => void send(file)}>
              {translate(busy === 'sending' ? messages.saving : messages.save)}
            </Button>
          )}
          <label className="btn btn-plain relative" htmlFor={`${id}-file`}>
            {translate(file ? messages.other : messages.choose)}
            <input
              id={`${id}-file`}
              type="file"
              accept={TYPES}
              className="sr-only"
              aria-describedby={joinClassNames(`${id}-hint`, Boolean(complaint) && `${id}-error`)}
              aria-invalid={complaint ? true : undefined}
              onChange={({ currentTarget }) => {
                take(currentTarget.files?.[0]);
                // Allows the visitor to select the same file again.
                currentTarget.value = '';
              }}
            />
          </label>
          {isChosen ? (
            <Button variant="ghost" aria-disabled={busy !== undefined} onClick={() => busy || drop()}>
              {translate(messages.cancel)}
            </Button>
          ) : (
            user.avatar_url && (
              <Button variant="ghost" aria-disabled={busy !== undefined} onClick={() => void remove()}>
                {translate(busy === 'removing' ? messages.removing : messages.remove)}
              </Button>
            )
          )}
        </div>
        <p role="status" className={joinClassNames('text-step-0 text-text-2', !file && 'sr-only')}>
          {file && translate(messages.chosen)}
        </p>
        <p id={`${id}-hint`} className="field-hint max-w-[44ch]">
          {translate(messages.hint)}
        </p>
        {complaint && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {complaint}
          </p>
        )}
      </div>
    </fieldset>
  );
};
