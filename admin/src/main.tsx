import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ConsoleApp } from './console-app.tsx';
import './theme/font.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/admin/*" element={<ConsoleApp />} />
    </Routes>
  </BrowserRouter>,
);
