import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';
import { joinClassNames } from './class-names.ts';

interface ModalProps extends Omit<ComponentProps<typeof Dialog.Popup>, 'className' | 'title'> {
  /** Undefined if only the trigger opens and closes the dialog. */
  isOpen?: boolean;
  onOpenChange?: ComponentProps<typeof Dialog.Root>['onOpenChange'];
  /** A box in the middle, or a sheet at the edge of the window. */
  frame?: 'dialog' | 'sheet';
  /** More classes of the frame. */
  layout?: string;
  title: ReactNode;
  titleClass?: string | undefined;
  closeLabel: string;
  isCloseDisabled?: boolean | undefined;
  /** The button that opens the dialog, if no other component renders it. */
  trigger?: ReactNode;
}

/** A modal dialog with title and close button. The browser's Back also closes the dialog. */
export const Modal = (props: ModalProps) => {
  const { isOpen, onOpenChange, frame = 'dialog', layout, title, titleClass, closeLabel, ...others } = props;
  const { isCloseDisabled, trigger, children, ...popup } = others;
  const actions = useRef<Dialog.Root.Actions>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange} actionsRef={actions}>
      {trigger}
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup {...popup} className={joinClassNames(frame, layout)}>
          {isOpen !== false && <BackCloses close={() => actions.current?.close()} isLocked={isCloseDisabled} />}
          <div className={`${frame}-head`}>
            <Dialog.Title className={titleClass}>{title}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={closeLabel} aria-disabled={isCloseDisabled}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
