import { Dialog } from '@base-ui/react/dialog';
import { Menu } from '@base-ui/react/menu';
import { X } from 'lucide-react';
import { MenuFrame } from '#app/layout/menu-frame.tsx';
import { type NoticeType, notify } from '#app/notify.ts';
import { Button } from '#ui/button.tsx';

const NOTICES: readonly NoticeType[] = ['loading', 'success', 'info', 'warning', 'error'];
const ENTRIES = ['one', 'two', 'three'] as const;

/** What comes over the page: toasts of each type, a dialog, a menu. */
export const Notices = () => (
  <div className="grid gap-5">
    <div className="flex flex-wrap gap-4">
      {NOTICES.map((type) => (
        <Button key={type} onClick={() => notify({ type, id: `dev-${type}`, title: type, text: 'toast' })}>
          {type}
        </Button>
      ))}
    </div>
    <div className="flex flex-wrap gap-4">
      <Dialog.Root>
        <Dialog.Trigger render={<Button />}>dialog</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="sheet-backdrop" />
          <Dialog.Popup className="dialog">
            <div className="dialog-head">
              <Dialog.Title>dialog</Dialog.Title>
              <Dialog.Close className="icon-btn" aria-label="close">
                <X aria-hidden size={20} />
              </Dialog.Close>
            </div>
            <p>dialog-body</p>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <MenuFrame label="menu" trigger={{ className: 'btn btn-plain', children: 'menu' }}>
        {ENTRIES.map((entry) => (
          <Menu.Item key={entry} className="menu-item">
            {entry}
          </Menu.Item>
        ))}
      </MenuFrame>
    </div>
  </div>
);
