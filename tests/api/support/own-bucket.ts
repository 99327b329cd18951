import './own-project.ts';
import { tellProject } from './tell-project.ts';

/** Imported first, this gives a test file a bucket of its own beside the project of its own. */
process.env.BIGORNA_BUCKET = `${process.env.GCLOUD_PROJECT}.appspot.com`;
tellProject();
