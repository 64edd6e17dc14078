import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { language, wantedLanguage } from './lib/words.svelte';

const page = document.getElementById('page');
if (page) void language.speak(wantedLanguage()).then(() => mount(App, { target: page }));
