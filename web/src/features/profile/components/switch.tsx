import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { useSwitches } from '../use-switches.ts';

const states = defineMessages({
  saving: { id: 'notify.saving', defaultMessage: 'Salvando...' },
  saved: { id: 'notify.saved', defaultMessage: 'Salvo.' },
  failed: { id: 'notify.failed', defaultMessage: 'Não foi salvo.' },
});

const STATE_CLASS = { idle: 'sr-only', saving: 'note', saved: 'note', failed: 'field-error' } as const;

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** A setting that is on or off, with its label. */
export const Switch = ({ isOn, onChange, children }: SwitchProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="size-5 flex-none accent-ember"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
    {children}
  </label>
);

interface SaveStateProps extends Pick<ReturnType<typeof useSwitches>, 'state'> {
  texts?: Readonly<Record<keyof typeof states, MessageDescriptor>>;
}

/** Progress of the last change. */
export const SaveState = ({ state, texts = states }: SaveStateProps) => (
  <p role="status" className={STATE_CLASS[state]}>
    {state !== 'idle' && translate(texts[state])}
  </p>
);
