import { Dialog } from '@base-ui/react/dialog';
import { Menu } from '@base-ui/react/menu';
import { MenuFrame } from '#shared/menu/menu-frame.tsx';
import type { NoticeType } from '#shared/toasts/notice.ts';
import { notify } from '#shared/toasts/notify.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';

const NOTICES: readonly NoticeType[] = ['loading', 'success', 'info', 'warning', 'error'];
const ENTRIES = ['one', 'two', 'three'] as const;

/** Overlays: toasts of each type, a dialog, a menu. */
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
      <Modal trigger={<Dialog.Trigger render={<Button />}>dialog</Dialog.Trigger>} title="dialog" closeLabel="close">
        <p>dialog-body</p>
      </Modal>
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
