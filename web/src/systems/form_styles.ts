// The styles of every system's forms, which the static page needs before the forms are loaded.
import './diplomacy/diplomacy.css';

import.meta.glob('./*/form.css', { eager: true });
