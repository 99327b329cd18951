import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  text: {
    id: 'needsScript.text',
    defaultMessage: 'Esta parte precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.',
  },
});

interface NeedsScriptProps {
  /** Replaces the usual text. */
  children?: ReactNode;
}

/** Tells visitors without JavaScript what a part of the page needs. */
export const NeedsScript = ({ children }: NeedsScriptProps) => (
  <noscript>{import.meta.env.SSR && <p className="panel">{children ?? translate(messages.text)}</p>}</noscript>
);
