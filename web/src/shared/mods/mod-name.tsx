import type { Locale } from '@bigorna/domain/locales';
import type { ReactNode } from 'react';

interface ModNameProps {
  children: ReactNode;
  /** Language of the name; unknown if undefined. */
  language?: Locale | undefined;
}

/** A mod's name inside a text, marked with its own language. */
export const ModName = ({ children, language }: ModNameProps) => <span lang={language ?? ''}>{children}</span>;

/** Renders `<mod>…</mod>` in a message as {@link ModName}. */
export const createModTag =
  (language?: Locale) =>
  (name: ReactNode[]): ReactNode => (
    <ModName key="mod" language={language}>
      {name}
    </ModName>
  );
