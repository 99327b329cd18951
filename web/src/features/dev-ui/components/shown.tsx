import type { ReactNode } from 'react';
import type { Theme } from '#app/theme.ts';

const THEMES: readonly Theme[] = ['dark', 'light'];

interface ShownProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of the design language, in both themes side by side; its samples are named as in the code. */
export const Shown = ({ title, children }: ShownProps) => (
  <section className="section">
    <h2 className="mb-4">{title}</h2>
    <div className="ui-themes">
      {THEMES.map((theme) => (
        <div key={theme} className="ui-theme" data-theme={theme} translate="no">
          {children}
        </div>
      ))}
    </div>
  </section>
);

/** A name of the code, as it is written there. */
export const CodeName = ({ children }: { children: string }) => <code className="ui-name">{children}</code>;
