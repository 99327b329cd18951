import { Menu } from '@base-ui/react/menu';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { LateMenuContent } from './late-menu.tsx';

interface MenuFrameProps extends LateMenuContent {
  label: string;
  className?: string;
  /** Below the entries, told with the menu's name. */
  footer?: { id: string; text: ReactNode };
  children: ReactNode;
}

/** A menu below its button: as tall as there is room, beyond that it scrolls; closed by a choice, Escape or a press outside. */
export const MenuFrame = ({ trigger, opensBy, label, className, footer, children }: MenuFrameProps) => {
  // The menu opens beside its button, so that it belongs to the same landmark of the page.
  const [host, setHost] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Pressed anew: a menu that is open from the start would not begin at its first entry, as keyboards expect.
    if (opensBy === 'keyboard') button.current?.click();
  }, [opensBy]);
  return (
    <div ref={setHost}>
      <Menu.Root defaultOpen={opensBy === 'pointer'}>
        <Menu.Trigger ref={button} {...trigger} />
        <Menu.Portal container={host}>
          <Menu.Positioner className="z-50" sideOffset={8} align="end" collisionPadding={8} positionMethod="fixed">
            <Menu.Popup
              className={classNames('menu menu-tall', className)}
              aria-label={label}
              aria-describedby={footer?.id}
            >
              {children}
              {footer && (
                <p id={footer.id} className="menu-note">
                  {footer.text}
                </p>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
};
