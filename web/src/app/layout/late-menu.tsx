import { type ComponentType, type ReactNode, useState } from 'react';
import { tellOfConnection } from '../tell-of-connection.ts';

/** The button that opens a menu: the same before the menu's code is there and after. */
export interface MenuTrigger {
  className: string;
  'aria-label'?: string;
  title?: string;
  children: ReactNode;
}

/** A menu whose code comes late: it renders its own trigger, and opens as soon as it is there. */
export interface LateMenuContent {
  trigger: MenuTrigger;
  /** How its button was pressed before the code was there. */
  opensBy?: 'pointer' | 'keyboard';
}

interface LateMenuProps {
  trigger: MenuTrigger;
  kind?: 'menu' | 'dialog';
  load: () => Promise<ComponentType<LateMenuContent>>;
}

/** A button whose menu is loaded when it is first asked for, so that no first load carries it; what does not come is asked for by the next press. */
export const LateMenu = ({ trigger, kind = 'menu', load }: LateMenuProps) => {
  const [loaded, setLoaded] = useState<{ Content: ComponentType<LateMenuContent>; by: 'pointer' | 'keyboard' }>();
  const open = async (by: 'pointer' | 'keyboard'): Promise<void> => {
    try {
      setLoaded({ Content: await load(), by });
    } catch {
      await tellOfConnection();
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
