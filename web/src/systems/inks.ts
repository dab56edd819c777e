// The colours of all systems.
import.meta.glob('./*/ink.css', { eager: true });
