import { defineArea } from '../area.ts';
import { FRAME_TEXTS } from './frame/texts.ts';

export const frame = defineArea(FRAME_TEXTS);
