import { type ReactNode, Suspense, useState } from 'react';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import type { ReportTarget } from './report-target.ts';

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

interface ReportRequest {
  open: () => void;
  /** To render beside the button that opens the dialog. */
  dialog: ReactNode;
}

/**
 * The dialog to report a mod or a member, loaded when it opens first.
 *
 * @param focusAfter gets the element to focus after closing
 */
export const useReportDialog = (target: ReportTarget, focusAfter: () => HTMLElement | null): ReportRequest => {
  const ReportDialog = useLazyPart(loadDialog);
  const [isOpen, setOpen] = useState<boolean>();
  const dialog = isOpen !== undefined && (
    <Suspense>
      <ReportDialog target={target} isOpen={isOpen} onClose={() => setOpen(false)} focusAfter={focusAfter} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
};
