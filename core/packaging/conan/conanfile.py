"""The core as a Conan package, made from the checkout that this recipe is in: conan create core/packaging/conan."""

import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir

SOURCES = ("CMakeLists.txt", "LICENSE", "core/*")


class Tallysheet(ConanFile):
    name = "tallysheet"
    description = "Exact scores for board-game tournaments"
    license = "MIT"
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    implements = ["auto_shared_fpic"]

    @property
    def checkout(self):
        return os.path.join(self.recipe_folder, "..", "..", "..")

    def set_version(self):
        project = load(self, os.path.join(self.checkout, "CMakeLists.txt"))
        self.version = re.search(r"project\(tallysheet VERSION ([\d.]+)", project)[1]

    def export_sources(self):
        for pattern in SOURCES:
            copy(self, pattern, self.checkout, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def validate(self):
        check_min_cppstd(self, 20)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["TALLYSHEET_INSTALL"] = True
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()
        for folder in ("lib/cmake", "lib/pkgconfig", "share"):
            rmdir(self, os.path.join(self.package_folder, folder))

    def package_info(self):
        self.cpp_info.libs = ["tallysheet"]
        self.cpp_info.set_property("cmake_file_name", "tallysheet")
        self.cpp_info.set_property("cmake_target_name", "tallysheet::core")
        self.cpp_info.set_property("pkg_config_name", "tallysheet")
