import { Menu } from '@base-ui/react/menu';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClassNames } from '#shared/ui/class-names.ts';
import type { LazyMenuContent } from './lazy-menu.tsx';
import { useMenuState } from './use-menu-state.tsx';

interface MenuFrameProps extends LazyMenuContent {
  label: string;
  className?: string;
  /** Shown below the entries; describes the menu for assistive technology. */
  footer?: { id: string; text: ReactNode };
  children: ReactNode;
}

/**
 * A menu below its button. The menu scrolls if it is taller than the window. A choice, Escape, the browser's Back or a
 * press outside closes the menu.
 */
export const MenuFrame = ({ trigger, opensBy, label, className, footer, children }: MenuFrameProps) => {
  // The menu opens inside this element beside its button, so that both belong to the same landmark of the page.
  const [host, setHost] = useState<HTMLElement | null>(null);
  const menu = useMenuState(opensBy === 'pointer');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Opens the menu by a click: an open menu would not focus the first entry, as keyboard users expect.
    if (opensBy === 'keyboard') button.current?.click();
  }, [opensBy]);
  return (
    <div ref={setHost}>
      <Menu.Root {...menu.root}>
        <Menu.Trigger ref={button} {...trigger} />
        <Menu.Portal container={host}>
          <Menu.Positioner className="z-50" sideOffset={8} align="end" collisionPadding={8} positionMethod="fixed">
            <Menu.Popup
              className={joinClassNames('menu menu-tall', className)}
              aria-label={label}
              aria-describedby={footer?.id}
            >
              {menu.back}
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
