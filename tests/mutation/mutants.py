"""What is changed in the code, one thing at a time."""
import re
from dataclasses import dataclass

SWAPPED = {
    '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['/'], '&': ['|'], '|': ['&'], '<<': ['>>'], '>>': ['<<'],
    '+=': ['-='], '-=': ['+='], '*=': ['/='], '/=': ['*='],
    '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'], '==': ['!='], '!=': ['=='],
    '&&': ['||'], '||': ['&&'], '++': ['--'], '--': ['++'],
}
OPERATOR = re.compile(r'<=>|<<|>>|[-+*/<>=!]=|&&|\|\||\+\+|--|[-+*/%&|<>=!]')
CONDITION = {'IfStmt': 0, 'WhileStmt': 0, 'ConditionalOperator': 0, 'ForStmt': 2}
STATEMENTS = {
    'CompoundStmt': lambda inner: inner, 'IfStmt': lambda inner: inner[1:], 'WhileStmt': lambda inner: inner[1:],
    'ForStmt': lambda inner: [inner[0], inner[3], inner[4]], 'CXXForRangeStmt': lambda inner: inner[-1:],
}
BINARY = ('BinaryOperator', 'CompoundAssignOperator', 'CXXOperatorCallExpr', 'CXXRewrittenBinaryOperator')
# Written by the compiler, or needed while compiling.
UNTOUCHED = ('StaticAssertDecl', 'EnumDecl', 'CXXDefaultArgExpr', 'CXXDefaultInitExpr', 'TemplateArgument', 'ConstantExpr')


@dataclass(frozen=True, order=True)
class Mutant:
    file: str
    begin: int
    end: int
    form: str  # 'expression', 'condition', 'call' or 'statement'
    text: str


class Finder:
    """All mutants of the files whose text is given."""

    def __init__(self, texts):
        self.texts, self.enumerators, self.found = texts, {}, set()

    def source(self, node):
        return self.texts[node.file][node.begin:node.end]

    def add(self, node, text, form='expression', end=None):
        self.found.add(Mutant(node.file, node.begin, end or node.end, form, ' '.join(text.split())))

    def visit_tree(self, tree):
        for node in tree.descendants():
            constants = [child.facts for child in node.inner if child.kind == 'EnumConstantDecl']
            self.enumerators.update({constant['id']: [other['name'] for other in constants] for constant in constants})
        self.visit(tree)

    def visit(self, node):
        if node.kind in UNTOUCHED or node.facts.get('isImplicit') or node.facts.get('explicitlyDefaulted') or self.sizes_an_array(node):
            return
        if node.file in self.texts and node.end > node.begin:
            self.change(node)
        for child in self.written(node):
            self.visit(child)

    def written(self, node):
        """What stands in the source, without what the compiler makes of it."""
        if node.kind == 'CXXForRangeStmt':
            return [node.inner[1], *node.inner[-2:]]
        if node.facts.get('castKind') == 'NullToPointer':  # an ordering takes a literal 0 only
            return []
        if node.kind == 'CXXRewrittenBinaryOperator':
            return next(call for call in node.descendants() if call.kind == 'CXXOperatorCallExpr').inner
        return node.inner

    def sizes_an_array(self, node):
        return node.kind == 'VarDecl' and f", {node.facts.get('name')}>" in self.texts.get(node.file, '')

    def change(self, node):
        if node.kind in CONDITION and node.inner[CONDITION[node.kind]].kind:
            self.decide(node.inner[CONDITION[node.kind]])
        if node.kind in BINARY and not self.has_one_side(node):
            self.swap_binary(node)
        if node.kind in STATEMENTS:
            self.leave_out(node)
        change = getattr(self, 'change_' + node.kind, None)
        if change:
            change(node)

    def decide(self, condition):
        if condition.file in self.texts:
            self.add(condition, 'true', 'condition')
            self.add(condition, 'false', 'condition')

    def has_one_side(self, node):
        return node.kind == 'CXXOperatorCallExpr' and len(node.inner) < 3

    def operator_at(self, node):
        if node.kind in ('BinaryOperator', 'CompoundAssignOperator'):
            return node.inner[0].end + len(re.match(r'[\s)]*', self.texts[node.file][node.inner[0].end:])[0])
        call = node if node.kind == 'CXXOperatorCallExpr' else next(d for d in node.descendants() if d.kind == 'CXXOperatorCallExpr')
        return call.inner[0].begin

    def swap_binary(self, node):
        text, at = self.texts[node.file], self.operator_at(node)
        operator = OPERATOR.match(text, at)
        if not operator:
            return
        left, right = text[node.begin:at], text[operator.end():node.end]
        for other in SWAPPED.get(operator[0], []):
            self.add(node, f'{left} {other} {right}')
        if operator[0] == '<=>':
            self.add(node, f'({right}) <=> ({left})')
        if operator[0] in ('&&', '||'):
            self.add(node, left, 'condition')
            self.add(node, right, 'condition')

    def change_UnaryOperator(self, node):
        operator, text = node.facts['opcode'], self.source(node)
        if operator in ('++', '--'):
            self.add(node, text.replace(operator, SWAPPED[operator][0]))
        elif operator in ('!', '-'):
            self.add(node, text[1:], 'condition' if operator == '!' else 'expression')

    def change_CallExpr(self, node):
        for one, other in (('std::min(', 'std::max('), ('std::max(', 'std::min(')):
            if self.source(node).startswith(one):
                self.add(node, self.source(node).replace(one, other, 1))

    def change_IntegerLiteral(self, node):
        self.add(node, self.source(node) + ' + 1')
        if self.source(node) != '0':
            self.add(node, self.source(node) + ' - 1')

    def change_CharacterLiteral(self, node):
        self.add(node, f'char({self.source(node)} + 1)')

    def change_CXXBoolLiteralExpr(self, node):
        self.add(node, 'false' if self.source(node) == 'true' else 'true')

    def change_DeclRefExpr(self, node):
        named = node.facts['referencedDecl']
        if named['kind'] == 'EnumConstantDecl':
            names = self.enumerators[named['id']]
            other = names[(names.index(named['name']) + 1) % len(names)]
            self.add(node, self.source(node)[:-len(named['name'])] + other)

    def leave_out(self, node):
        for child in STATEMENTS[node.kind](node.inner):
            if child.kind.endswith(('Expr', 'Operator', 'Cleanups')) and child.file in self.texts:
                self.add(child, '', 'call')

    def change_ReturnStmt(self, node):
        value = self.source(node)[len('return'):].strip()
        if value not in ('true', 'false', '{}', '0', 'std::nullopt'):
            self.add(node, 'return {};' if value else '', 'statement', self.semicolon(node))

    def change_ContinueStmt(self, node):
        self.add(node, '', 'statement', self.semicolon(node))

    change_BreakStmt = change_ContinueStmt

    def semicolon(self, node):
        return self.texts[node.file].index(';', node.end) + 1
