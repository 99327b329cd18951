import './app/trusted-html.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ConsoleApp } from './app/console-app.tsx';
import { preloadPath } from './app/preload-views.ts';
import { loadLanguage } from './shared/i18n/i18n-provider.ts';
import { reloadConsole } from './shared/session/redirect.ts';

// Imported dynamically: a stylesheet in the head would delay the placeholder of index.html.
import('./shared/theme/font.css').catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The page's code loads in parallel with the session.
preloadPath(location.pathname);

const router = createBrowserRouter([
  { path: '/admin/*', element: <ConsoleApp /> },
  // On Back after a login without storage (`openConsole`), the address is the site's. A reload opens the site.
  { path: '*', loader: reloadConsole },
]);

void loadLanguage().then(() => createRoot(root).render(<RouterProvider router={router} />));
