// WebKitGTK, whose engine is that of iPhones, by Selenium and WebKitWebDriver, on a screen that nobody sees.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { PATIENCE } from '../chromium.ts';
import type { Driver, Engine, Place, Size } from './driver.ts';

const FOLDERS = [...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`), '/usr/lib', '/usr/libexec'];
export const MINI_BROWSER =
  process.env['MINI_BROWSER'] ?? FOLDERS.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);

/** Shrinks the browser's own buttons, which are otherwise wider than a phone's screen. */
const LOOKS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }';
const SETTINGS =
  '[Settings]\ngtk-enable-animations=0\ngtk-icon-sizes=gtk-large-toolbar=1,1:gtk-small-toolbar=1,1:gtk-menu=1,1:gtk-button=1,1\n';

export async function startWebKitGtk(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-webkitgtk-'));
  const { screen, display } = await startScreen();
  const { server, address } = await startServer({ DISPLAY: display, ...furnished(folder) });
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE });
  const close = async () => {
    await driver.quit();
    server.kill();
    screen.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { downloads: join(folder, 'saved'), open: opener(driver, await driver.getWindowHandle()), close };
}

/** The tab that the browser begins with is used again once it is closed; others come and go in windows of their own, since the
 *  engine need not draw a tab behind another one. */
function opener(driver: WebDriver, first: string): () => Promise<Driver> {
  let free = true;
  return async () => {
    const isFirst = free;
    free = false;
    if (!isFirst) await driver.switchTo().newWindow('window');
    const handle = isFirst ? first : await driver.getWindowHandle();
    const close = async () => {
      await driver.switchTo().window(handle);
      free ||= isFirst;
      await (isFirst ? driver.get('about:blank') : driver.close());
    };
    return { ...driverOf(driver, handle), close };
  };
}

/** A home of its own for the browser, without motion. */
function furnished(folder: string): Record<string, string> {
  const [settings, saved] = [join(folder, 'settings'), join(folder, 'saved')];
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  mkdirSync(saved);
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), SETTINGS);
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), LOOKS);
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${saved}"\n`);
  return { XDG_CONFIG_HOME: settings, XDG_DATA_HOME: join(folder, 'data'), XDG_CACHE_HOME: join(folder, 'cache') };
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, fail) => {
    screen.once('error', fail).once('exit', () => fail(new Error('Xvfb gives no screen')));
    screen.stdio[3]!.once('data', (text) => done(String(text).trim()));
  });
  return { screen, display: `:${number}` };
}

/** Another program may take the free port before the server does. */
const TRIES = 5;

async function startServer(environment: Record<string, string>): Promise<{ server: ChildProcess; address: string }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = await freePort();
    const server = serverAt(port, environment);
    const address = `http://127.0.0.1:${port}`;
    if (await isUp(server, address)) return { server, address };
  }
  throw new Error('WebKitWebDriver does not run');
}

function serverAt(port: number, environment: Record<string, string>): ChildProcess {
  const rest = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1' }; // as root, and without a desktop
  return spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...rest, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Once the server answers; false if it ends. */
async function isUp(server: ChildProcess, address: string): Promise<boolean> {
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) return false;
    await new Promise((done) => setTimeout(done, 30));
  }
  return true;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

function driverOf(driver: WebDriver, handle: string): Omit<Driver, 'close'> {
  /** Commands go to the tab that was switched to last. */
  const here = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    ...placeOf(driver, handle, null),
    go: async (address) => (await here()).get(address),
    reload: async () => (await here()).navigate().refresh(),
    resize: async (size) => resize(await here(), size),
    type: async (text) =>
      (await here())
        .actions()
        .sendKeys(...text.replaceAll('\n', Key.RETURN))
        .perform(),
    control: async (letter) =>
      (await here()).actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    frame: async (index) => placeOf(driver, handle, index),
  };
}

/** The window has the browser's own buttons besides, and takes its new size in its own time. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const [inner, outer] = await driver.executeScript<[number, number]>('return [innerHeight, outerHeight]');
  await driver
    .manage()
    .window()
    .setRect({ width, height: height + outer - inner });
  await driver.wait(
    () => driver.executeScript(`return innerWidth === ${width} && innerHeight === ${height}`),
    PATIENCE,
  );
}

function placeOf(driver: WebDriver, handle: string, frame: number | null): Place {
  const enter = async () => {
    await driver.switchTo().window(handle);
    if (frame !== null) await driver.switchTo().frame(frame);
  };
  return {
    async evaluate(expression) {
      await enter();
      const [value, error] = await driver.executeAsyncScript<[unknown, string?]>(
        `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then((value) => done([value]), (error) => done([null, String(error)]))`,
      );
      if (error) throw new Error(error);
      return value;
    },
    async clickOn(expression) {
      await enter();
      const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
      if (element && frame !== null) {
        await scrollAround(driver, frame, element);
        await enter();
      }
      await element?.click();
      return element !== null;
    },
  };
}

/** Nothing in a frame can scroll a page of another origin around it. */
async function scrollAround(driver: WebDriver, frame: number, element: WebElement): Promise<void> {
  const y = await driver.executeScript<number>('return arguments[0].getBoundingClientRect().y', element);
  await driver.switchTo().defaultContent();
  await driver.executeScript(
    'scrollTo(0, scrollY + document.querySelectorAll("iframe")[arguments[0]].getBoundingClientRect().y + arguments[1] - innerHeight / 2)',
    frame,
    y,
  );
}
