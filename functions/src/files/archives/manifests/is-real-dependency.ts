import { isPlatformId } from '@bigorna/domain/platform-ids';
import type { Dependency } from './sanitize-manifest.ts';

export const isRealDependency = ({ mod_id }: Dependency): boolean => !isPlatformId(mod_id);
