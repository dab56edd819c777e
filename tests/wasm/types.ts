// Reads a declaration file with the TypeScript compiler.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  skipDefaultLibCheck: true,
  types: [],
};

/** TypeScript's own declarations, which every program has and which take most of the time to read. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Reads TypeScript's own declarations once in this process. All options must have the same target. */
export function compilerHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    const read = () => getSourceFile.call(host, file, ...rest);
    if (!/\/lib\.[^/]*\.d\.ts$/.test(file)) return read();
    if (!libraries.has(file)) libraries.set(file, read());
    return libraries.get(file);
  };
  return host;
}

export const DECLARATIONS = fileURLToPath(new URL('../../build/package/tallysheet.d.ts', import.meta.url));

/** Compiles a source that lies beside these tests and returns the compiler's errors, one per line. */
export function complaints(source: string): string[] {
  const name = fileURLToPath(new URL('generated.ts', import.meta.url));
  const host = compilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile.call(host, file, ...rest);
  host.fileExists = (file) => file === name || fileExists.call(host, file);
  host.readFile = (file) => (file === name ? source : readFile.call(host, file));
  const program = ts.createProgram([name], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** A type as its users see it: its members and their types. */
export class View {
  constructor(
    readonly type: ts.Type,
    private readonly checker: ts.TypeChecker,
    readonly optional = false,
  ) {}

  private view(type: ts.Type, optional = false): View {
    return new View(type, this.checker, optional);
  }

  get text(): string {
    return this.checker.typeToString(
      this.type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
    );
  }

  /** The members of a union without undefined and null, or the type itself. */
  get choices(): View[] {
    const parts = this.type.isUnion() ? this.type.types : [this.type];
    return parts
      .filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
      .map((part) => this.view(part));
  }

  get nullable(): boolean {
    return this.type.isUnion() && this.type.types.some((part) => part.flags & ts.TypeFlags.Null);
  }

  has(flags: ts.TypeFlags): boolean {
    return (this.type.flags & flags) !== 0;
  }

  /** The value of a literal type. */
  get literal(): string | number | undefined {
    return this.type.isStringLiteral() || this.type.isNumberLiteral() ? this.type.value : undefined;
  }

  get isArray(): boolean {
    return this.checker.isArrayType(this.type);
  }

  /** The element type of an array or a tuple. */
  get item(): View | undefined {
    if (!this.isArray && !this.checker.isTupleType(this.type)) return undefined;
    return this.view(this.checker.getIndexTypeOfType(this.type, ts.IndexKind.Number)!);
  }

  /** The fields or the methods of an object. */
  get members(): Map<string, View> {
    return new Map(
      this.type.getProperties().map((symbol) => {
        const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
        return [symbol.name, this.view(this.checker.getTypeOfSymbol(symbol), optional)] as const;
      }),
    );
  }

  /** The type of a function's request. */
  get request(): View {
    return this.view(this.checker.getTypeOfSymbol(this.type.getCallSignatures()[0]!.parameters[0]!));
  }
}

/** The exports of a declaration file by name. */
export function exported(file = DECLARATIONS): Map<string, View> {
  const program = ts.createProgram([file], OPTIONS, compilerHost(OPTIONS));
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, new View(typeOf(checker, symbol), checker)]),
  );
}

function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  return symbol.flags & ts.SymbolFlags.Type ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
}
