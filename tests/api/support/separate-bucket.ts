import './separate-project.ts';
import { setProjectEnv } from './set-project-env.ts';

/** Import this first to give a test file a separate bucket for its separate project. */
process.env.BIGORNA_BUCKET = `${process.env.GCLOUD_PROJECT}.appspot.com`;
setProjectEnv();
