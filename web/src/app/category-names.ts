import type { Category } from '@bigorna/domain/catalogue-terms';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The categories' names; a category without one is a compile error. */
export const categoryNames = defineMessages({
  adventure: { id: 'category.adventure', defaultMessage: 'Aventura' },
  technology: { id: 'category.technology', defaultMessage: 'Tecnologia' },
  magic: { id: 'category.magic', defaultMessage: 'Magia' },
  world: { id: 'category.world', defaultMessage: 'Mundo' },
  mobs: { id: 'category.mobs', defaultMessage: 'Criaturas' },
  agriculture: { id: 'category.agriculture', defaultMessage: 'Agricultura' },
  food: { id: 'category.food', defaultMessage: 'Comida' },
  decoration: { id: 'category.decoration', defaultMessage: 'Decoração' },
  building: { id: 'category.building', defaultMessage: 'Construção' },
  transport: { id: 'category.transport', defaultMessage: 'Transporte' },
  combat: { id: 'category.combat', defaultMessage: 'Combate' },
  storage: { id: 'category.storage', defaultMessage: 'Armazenamento' },
  utility: { id: 'category.utility', defaultMessage: 'Utilidades' },
  performance: { id: 'category.performance', defaultMessage: 'Desempenho' },
  interface: { id: 'category.interface', defaultMessage: 'Interface' },
  library: { id: 'category.library', defaultMessage: 'Biblioteca' },
}) satisfies Record<Category, MessageDescriptor>;
