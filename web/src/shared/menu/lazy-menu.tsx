import { type ComponentType, type ReactNode, useState } from 'react';
import { notifyConnectionError } from '#shared/toasts/notify-connection-error.ts';

/** The button of a menu, identical before and after the menu's code loads. */
export interface MenuTrigger {
  className: string;
  'aria-label'?: string;
  title?: string;
  children: ReactNode;
}

/** A lazy menu. Renders its own trigger and opens at once. */
export interface LazyMenuContent {
  trigger: MenuTrigger;
  /** How the button was pressed before the code loaded. */
  opensBy?: 'pointer' | 'keyboard';
}

interface LazyMenuProps {
  trigger: MenuTrigger;
  kind?: 'menu' | 'dialog';
  load: () => Promise<ComponentType<LazyMenuContent>>;
}

/** A button that loads its menu at the first press, not with the page. If loading fails, the next press retries. */
export const LazyMenu = ({ trigger, kind = 'menu', load }: LazyMenuProps) => {
  const [loaded, setLoaded] = useState<{ Content: ComponentType<LazyMenuContent>; by: 'pointer' | 'keyboard' }>();
  const open = async (by: 'pointer' | 'keyboard'): Promise<void> => {
    try {
      setLoaded({ Content: await load(), by });
    } catch {
      await notifyConnectionError();
    }
  };
  if (loaded) return <loaded.Content trigger={trigger} opensBy={loaded.by} />;
  return (
    <button
      type="button"
      aria-haspopup={kind}
      aria-expanded={false}
      {...trigger}
      onClick={({ detail }) => void open(detail === 0 ? 'keyboard' : 'pointer')}
    />
  );
};
