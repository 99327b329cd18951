import type { ReactNode } from 'react';
import type { Theme } from '#shared/browser/theme.ts';

const THEMES: readonly Theme[] = ['dark', 'light'];

interface ThemedExampleProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of the design system in both themes. Samples have the names that the code uses. */
export const ThemedExample = ({ title, children }: ThemedExampleProps) => (
  <section className="section">
    <h2 className="mb-4">{title}</h2>
    <div className="grid gap-5 *:min-w-0 min-[64rem]:grid-cols-[1fr_1fr]">
      {THEMES.map((theme) => (
        <div key={theme} className="ui-theme" data-theme={theme} translate="no">
          {children}
        </div>
      ))}
    </div>
  </section>
);

/** A name as the code writes it. */
export const CodeName = ({ children }: { children: string }) => <code className="ui-name">{children}</code>;
