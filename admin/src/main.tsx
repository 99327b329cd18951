import './trusted-html.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ConsoleApp } from './console-app.tsx';
import './theme/font.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter([{ path: '/admin/*', element: <ConsoleApp /> }]);

createRoot(root).render(<RouterProvider router={router} />);
