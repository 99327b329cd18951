import type { Locale } from '@bigorna/domain/locales';
import type { ReactNode } from 'react';

interface ModNameProps {
  children: ReactNode;
  /** What it is written in; in no language that is known without it. */
  language?: Locale | undefined;
}

/** A mod's name within a text, marked with the language it is in: that of the text is another's. */
export const ModName = ({ children, language }: ModNameProps) => <span lang={language ?? ''}>{children}</span>;

/** `<mod>…</mod>` in a message: the same there. */
export const modTag =
  (language?: Locale) =>
  (name: ReactNode[]): ReactNode => (
    <ModName key="mod" language={language}>
      {name}
    </ModName>
  );
