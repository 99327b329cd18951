import { defineArea } from '../area.ts';
import { FRAME_TEXTS } from './frame/texts.ts';

/** Texts of every page: menu, actions, errors, common words. */
export const frame = defineArea(FRAME_TEXTS);
