import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { type DragEvent, useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '#app/unsaved-guard/unsaved-guard.tsx';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { usePictureChoice } from '../use-picture-choice.ts';
import { useSavedPicture } from '../use-saved-picture.ts';

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
  unseen: { id: 'avatar.unseen', defaultMessage: 'Este arquivo não tem prévia.' },
  hint: {
    id: 'avatar.hint',
    defaultMessage: 'JPG, PNG, GIF ou WebP, até 5 MB. Fica o quadrado do meio. Você também pode soltar o arquivo aqui.',
  },
});

const TYPES = 'image/jpeg,image/png,image/gif,image/webp';
const AVATAR_PX = 128;

/** The member's picture: chosen or dropped, seen as it will be kept, then sent; or taken away. */
export const AvatarEditor = ({ user }: { user: OwnUser }) => {
  const intl = useIntl();
  const text = useDomainText();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { file, preview, isTooLarge, choose, drop } = usePictureChoice();
  const { busy, refusal, send, remove, forgetRefusal } = useSavedPicture(drop);
  useUnsaved(file !== undefined);
  const take = (chosen: File | undefined): void => {
    forgetRefusal();
    if (!busy) choose(chosen);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const complaint = isTooLarge ? text('file_too_large') : refusal;
  return (
    <fieldset
      aria-label={intl.formatMessage(messages.label)}
      className={classNames('avatar-editor', isOver && 'avatar-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className="avatar-frame">
        {preview ? (
          <img src={preview} alt={intl.formatMessage(messages.preview)} width={AVATAR_PX} height={AVATAR_PX} />
        ) : (
          <Picture name={user.username} src={user.avatar_url} width={AVATAR_PX} height={AVATAR_PX} eager />
        )}
      </div>
      <div className="avatar-side">
        <div className="flex flex-wrap gap-3">
          {file && (
            <Button variant="primary" aria-disabled={busy !== undefined} onClick={() => void send(file)}>
              <FormattedMessage {...(busy === 'sending' ? messages.saving : messages.save)} />
            </Button>
          )}
          <label className="btn btn-plain relative" htmlFor={`${id}-file`}>
            <FormattedMessage {...(file ? messages.other : messages.choose)} />
            <input
              id={`${id}-file`}
              type="file"
              accept={TYPES}
              className="sr-only"
              aria-describedby={classNames(`${id}-hint`, Boolean(complaint) && `${id}-error`)}
              aria-invalid={complaint ? true : undefined}
              onChange={({ currentTarget }) => {
                take(currentTarget.files?.[0]);
                // The same file may be chosen again.
                currentTarget.value = '';
              }}
            />
          </label>
          {file ? (
            <Button variant="ghost" aria-disabled={busy !== undefined} onClick={() => busy || drop()}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          ) : (
            user.avatar_url && (
              <Button variant="ghost" aria-disabled={busy !== undefined} onClick={() => void remove()}>
                <FormattedMessage {...(busy === 'removing' ? messages.removing : messages.remove)} />
              </Button>
            )
          )}
        </div>
        <p role="status" className={classNames('text-step-0 text-text-2', !file && 'sr-only')}>
          {preview !== undefined && <FormattedMessage {...(preview ? messages.chosen : messages.unseen)} />}
        </p>
        <p id={`${id}-hint`} className="field-hint max-w-[44ch]">
          <FormattedMessage {...messages.hint} />
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
