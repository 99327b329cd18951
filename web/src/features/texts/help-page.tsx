import { TextPage } from './components/text-page.tsx';
import { HELP } from './content/help.ts';

export const Component = () => <TextPage content={HELP} />;
