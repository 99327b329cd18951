import type { ReactNode } from 'react';
import type { MessageTag } from 'react-intl';

/** `<hidden>…</hidden>` in a message: text for assistive technology only. */
export const renderHidden = (chunks: ReactNode[]): ReactNode => <span className="sr-only">{chunks}</span>;

export type { MessageTag };
