import type { ReactNode } from 'react';

/** `<hidden>…</hidden>` in a message: text for assistive technology only. */
export const renderHidden = (chunks: ReactNode[]): ReactNode => <span className="sr-only">{chunks}</span>;
